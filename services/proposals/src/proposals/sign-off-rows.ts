import type { Author, SubmittedWithout } from '@harambee/domain/schemas';
import { fields } from '@harambee/service-kit';
import { Schema } from 'mongoose';

/** Somebody who must agree with a proposal, and what they agreed with. */
export interface SignerRow {
  signer: Author;
  askedBy: Author;
  askedAt: Date;
  agreed?: { hash: string; at: Date };
  /** The hash of the sign-off whose end its signer has been told of. */
  toldVoid?: string;
  /** Of the signer, who has left (`markOfLeaver`). */
  leaver?: string;
}

export const signOffSteps = ['asked', 'not_asked', 'agreed', 'withdrawn', 'voided'] as const;
export type SignOffStep = (typeof signOffSteps)[number];

/** A step in the history of the sign-offs. */
export interface SignOffLogRow {
  step: SignOffStep;
  at: Date;
  /** Absent for what an edit did. */
  by?: Author;
  about: Author[];
  hash?: string;
}

/**
 * The sign-offs of a proposal. They lie in its record: a submission is one atomic write with what was checked before it
 * (docs/adr/0027).
 */
export interface SignOffRows {
  /** Rises with each change. */
  revision: number;
  signers: SignerRow[];
  /** Newest last; the oldest give way. */
  log: SignOffLogRow[];
  /** What was submitted last. */
  sentHash?: string;
}

export const longestSignOffLog = 300;

const { text, emptyText, count } = fields;
const options = { _id: false, id: false } as const;

const author = new Schema<Author>({ id: text, name: emptyText, kind: text }, options);
const authors = { type: [author], default: [] };

export const submittedWithout = new Schema<SubmittedWithout>({ reason: text, missing: authors }, options);

export const signOffRows = new Schema<SignOffRows>(
  {
    revision: count,
    signers: [
      new Schema<SignerRow>(
        {
          signer: { type: author, required: true },
          askedBy: { type: author, required: true },
          askedAt: { type: Date, required: true },
          agreed: {
            type: new Schema({ hash: text, at: { type: Date, required: true } }, options),
            default: undefined,
          },
          toldVoid: String,
          leaver: String,
        },
        options,
      ),
    ],
    log: [
      new Schema<SignOffLogRow>(
        {
          step: { type: String, enum: [...signOffSteps], required: true },
          at: { type: Date, required: true },
          by: { type: author, default: undefined },
          about: authors,
          hash: String,
        },
        options,
      ),
    ],
    sentHash: String,
  },
  options,
);
