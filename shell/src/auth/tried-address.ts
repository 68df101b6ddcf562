let address = '';

/** The address somebody has just given on another page before sign-in, so that they need not type it twice. */
export const triedAddress = {
  read: (): string => address,
  write: (next: string): void => {
    address = next;
  },
};
