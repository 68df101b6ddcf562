let address = '';

/** The address that was typed on another page before sign-in, so that people need not type it twice. */
export const triedAddress = {
  read: (): string => address,
  write: (next: string): void => {
    address = next;
  },
};
