import { type Static, Type } from 'typebox';
import { accountLimits } from '../account/account-rules.ts';
import { type ProposalStatus, proposalStatusNames } from '../proposal/proposal-status.ts';
import { SectionTable } from '../proposal/proposal-text.schemas.ts';
import { ParagraphId, TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { RowId } from '../rows/values.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { SignedHash, SignOff, VoidedText } from '../sign-off/sign-off.schemas.ts';
import { type GuestMay, guestLimits, guestMayNames } from './guest.ts';

const May = Type.Unsafe<GuestMay>({ type: 'string', enum: guestMayNames });

/** POST /api/auth/guests. Empty fields pass here: `inviteGuestRules` has a message for each. */
export const InviteGuestBody = StrictObject({
  proposalId: Id,
  name: Type.String({ maxLength: guestLimits.name }),
  email: Type.String({ maxLength: accountLimits.email }),
  may: May,
  /** The last moment at which the link works. */
  until: Timestamp,
});
export type InviteGuestBody = Static<typeof InviteGuestBody>;

/** POST /api/auth/guests/{id}/again: a new link, and with `until` a new end. */
export const InviteGuestAgainBody = StrictObject({ until: Type.Optional(Timestamp) });
export type InviteGuestAgainBody = Static<typeof InviteGuestAgainBody>;

/** A guest, for the people of the organization (GUEST-12). */
export const Guest = StrictObject({
  id: Id,
  proposalId: Id,
  name: Type.String(),
  email: Type.String(),
  may: May,
  until: Timestamp,
  invitedBy: Type.String(),
  createdAt: Timestamp,
  /** When they first came in with a code; absent until then. */
  openedAt: Type.Optional(Timestamp),
  /** When their page last asked for anything, to about five minutes. */
  lastSeenAt: Type.Optional(Timestamp),
  /** Revoked, or ended with the person who made the link. A link whose `until` has passed has none. */
  endedAt: Type.Optional(Timestamp),
});
export type Guest = Static<typeof Guest>;

export const GuestListQuery = StrictObject({ proposalId: Id });
export const GuestList = StrictObject({ guests: Type.Array(Guest) });
export type GuestList = Static<typeof GuestList>;

/** Only this answer holds the link. */
export const MadeGuest = StrictObject({ guest: Guest, link: Type.String() });
export type MadeGuest = Static<typeof MadeGuest>;

/** The secret of a link, in the body of every public call, so that no address and no log holds it. */
const Token = Type.String({ maxLength: 100 });
export const GuestTokenBody = StrictObject({ token: Token });
export type GuestTokenBody = Static<typeof GuestTokenBody>;

/** POST /api/auth/guests/sign-in. */
export const GuestSignInBody = StrictObject({ token: Token, code: Type.String({ maxLength: 40 }) });
export type GuestSignInBody = Static<typeof GuestSignInBody>;

/** POST /api/auth/guests/open: what somebody who holds the link learns before the code (GUEST-04). */
export const GuestLinkPreview = StrictObject({
  organization: Type.String(),
  invitedBy: Type.String(),
  /** To which the code goes: `maskedEmail`. */
  email: Type.String(),
  /** This browser has shown its code before, and need not do it again. */
  isKnownHere: Type.Boolean(),
});
export type GuestLinkPreview = Static<typeof GuestLinkPreview>;

/** POST /api/auth/guests/sign-in and /refresh. */
export const GuestSession = StrictObject({
  accessToken: Type.String(),
  guest: StrictObject({ id: Id, name: Type.String(), may: May, until: Timestamp }),
  organization: Type.String(),
  invitedBy: Type.String(),
});
export type GuestSession = Static<typeof GuestSession>;

/** A section as people see it today: edits in their places, facts as plain words (GUEST-06). */
export const GuestSection = StrictObject({
  key: Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys }),
  title: Type.String(),
  /** `sectionPlaceText` of them is the text that comments are anchored to. */
  paragraphs: Type.Array(StrictObject({ paragraph: ParagraphId, blocks: Type.Array(TextBlock) })),
  tables: Type.Array(
    StrictObject({
      kind: SectionTable.properties.kind,
      title: Type.String(),
      heads: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
    }),
  ),
});
export type GuestSection = Static<typeof GuestSection>;

/** An answer of an application, without who wrote it and whether it is kept or copied. */
export const GuestAnswer = StrictObject({
  questionId: RowId,
  question: Type.String(),
  /** `answerPlaceText` of them is the text that comments are anchored to. */
  blocks: Type.Array(TextBlock),
});
export type GuestAnswer = Static<typeof GuestAnswer>;

/** The budget as every file states it. */
export const GuestBudget = StrictObject({
  heads: Type.Array(Type.String()),
  rows: Type.Array(
    StrictObject({
      kind: Type.Unsafe<'category' | 'line' | 'part' | 'sum' | 'note'>({
        type: 'string',
        enum: ['category', 'line', 'part', 'sum', 'note'],
      }),
      cells: Type.Array(Type.String()),
    }),
  ),
});
export type GuestBudget = Static<typeof GuestBudget>;

/**
 * GET /api/proposals/guest: all that a guest sees of a proposal (GUEST-06). A schema of its own: no field that is added
 * to a proposal reaches guests by itself.
 */
export const GuestProposal = StrictObject({
  title: Type.String(),
  organization: Type.String(),
  status: Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames }),
  /** Whole units of `currency`. */
  requestedAmount: Type.Integer(),
  currency: Type.String(),
  /** `YYYY-MM-DD`, or empty. */
  startDate: Type.String(),
  deadline: Type.String(),
  durationMonths: Type.Integer(),
  sections: Type.Array(GuestSection),
  /** Absent while no line of a budget can be read. */
  budget: Type.Optional(GuestBudget),
  answers: Type.Array(GuestAnswer),
  updatedAt: Timestamp,
});
export type GuestProposal = Static<typeof GuestProposal>;

export const GuestProposalBody = StrictObject({
  proposal: GuestProposal,
  guest: StrictObject({ id: Id, name: Type.String(), may: May }),
});
export type GuestProposalBody = Static<typeof GuestProposalBody>;

/** GET /api/proposals/guest/sign-offs: the guest's own; who else was asked is not theirs to know (GUEST-15). */
export const GuestSignOff = StrictObject({
  /** Of the exact text and budget as they are now. */
  hash: SignedHash,
  /** Absent if nobody has asked this guest. */
  own: Type.Optional(
    StrictObject({
      state: SignOff.properties.state,
      askedAt: Timestamp,
      askedBy: Type.String(),
      agreedAt: Type.Optional(Timestamp),
      hash: Type.Optional(SignedHash),
    }),
  ),
  /** What has changed since the guest agreed; absent while it is as it was. */
  voided: Type.Optional(VoidedText),
});
export type GuestSignOff = Static<typeof GuestSignOff>;

export const GuestSignOffBody = StrictObject({ signOff: GuestSignOff });
export type GuestSignOffBody = Static<typeof GuestSignOffBody>;
/** 412: the text has changed since it was read. */
export const GuestSignOffChanged = StrictObject({ ...ErrorResponse.properties, signOff: GuestSignOff });

/** Routes about one thread of a guest. */
export const GuestThreadParams = StrictObject({ threadId: Id });
export const GuestCommentParams = StrictObject({ threadId: Id, commentId: Id });
