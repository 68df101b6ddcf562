/** The product as a client of a provider. */
export interface Client {
  id: string;
  secret: string;
  /** Where it may be answered, exactly. */
  returnAddresses: readonly string[];
}
