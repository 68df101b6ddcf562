import type { Concept } from '../understanding/lexicon.ts';

/** The article that answers "how do I …?" and "what is …?", by what the question speaks of. The first that fits. */
export const topics: readonly {
  article: string;
  all: readonly Concept[];
  any?: readonly Concept[];
  /** What its article speaks of as well. */
  also?: readonly Concept[];
}[] = [
  { article: 'password', all: ['password'] },
  {
    article: 'privacy',
    all: ['seenByOthers'],
    also: ['proposal', 'views', 'team', 'profile', 'who', 'list'],
  },
  { article: 'week-limit', all: ['weekLimit'], also: ['points', 'why', 'negation'] },
  { article: 'record-of-actions', all: ['actionRecord'], also: ['document', 'who'] },
  { article: 'duplicate', all: ['duplicating'], also: ['funder'] },
  { article: 'proposal-people', all: ['sharingWork'], also: ['team', 'section', 'who'] },
  {
    article: 'own-profile',
    all: ['ownDetails'],
    any: ['changing', 'howTo', 'where'],
    also: ['email', 'account'],
  },
  { article: 'drafting-failed', all: ['failed', 'lost'] },
  { article: 'document-expiry', all: ['expire'], any: ['uploading', 'changing'] },
  { article: 'dark-mode', all: ['theme'] },
  { article: 'answers', all: ['answerBank'] },
  { article: 'delete-account', all: ['deleting', 'account'] },
  { article: 'public-profile', all: ['hide'], any: ['phone', 'email', 'publicPage', 'profile'] },
  { article: 'week', all: ['weekEnd'] },
  { article: 'invite', all: ['inviting'], also: ['team'] },
  { article: 'rejected', all: ['rejected', 'whatNext'] },
  { article: 'rejected', all: ['rejected'], any: ['howTo', 'why'] },
  { article: 'notification-settings', all: ['notification'], any: ['settings', 'changing'] },
  { article: 'notifications', all: ['notification'], any: ['howTo', 'where', 'meaning'] },
  { article: 'drafting-failed', all: ['failed'], any: ['whatNext', 'howTo', 'why'] },
  { article: 'export-profile', all: ['profile', 'saving'] },
  { article: 'word', all: ['word'] },
  { article: 'pdf', all: ['pdf'] },
  { article: 'document-locker', all: ['document', 'uploading'] },
  { article: 'documents-kept', all: ['document', 'deleting'] },
  { article: 'document-locker', all: ['document'], any: ['howTo', 'where'] },
  { article: 'preferences', all: ['language'] },
  { article: 'offline', all: ['offline'] },
  { article: 'readiness', all: ['readiness', 'meaning'] },
  { article: 'badges', all: ['badge'], any: ['howTo', 'where'] },
  {
    article: 'points',
    all: ['points'],
    any: ['earn', 'howTo', 'where', 'why', 'meaning', 'negation', 'weekLimit'],
  },
  { article: 'levels', all: ['level'], any: ['howTo', 'meaning', 'where'] },
  { article: 'leaderboard', all: ['rank'], any: ['howTo', 'meaning', 'where'] },
  { article: 'impact-report', all: ['report'], any: ['howTo', 'saving'] },
  { article: 'analytics', all: ['analytics'] },
  { article: 'edit-proposal', all: ['changing', 'proposal'] },
  { article: 'edit-proposal', all: ['changing', 'submitted'] },
  { article: 'edit-proposal', all: ['changing', 'everSent'] },
  {
    article: 'profile',
    all: ['changing'],
    any: ['profile', 'mission', 'founded', 'phone', 'website', 'located'],
  },
  { article: 'budget', all: ['section', 'howTo', 'texts'] },
  {
    article: 'statuses',
    all: ['meaning'],
    any: [
      'draft',
      'generating',
      'completed',
      'failed',
      'submitted',
      'under_review',
      'approved',
      'rejected',
      'funded',
    ],
  },
  { article: 'submit', all: ['submitted', 'howTo'] },
  { article: 'pdf', all: ['saving', 'proposal'] },
  { article: 'new-proposal', all: ['writing', 'proposal'] },
  { article: 'new-proposal', all: ['newOne', 'proposal', 'howTo'] },
];
