/** The product, as a client of a provider. */
export interface Client {
  id: string;
  secret: string;
  /** The exact return address. */
  returnAddresses: readonly string[];
}
