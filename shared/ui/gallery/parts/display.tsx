import { proposalStatusNames, sdgs } from '@harambee/domain';
import type { ReactNode } from 'react';
import {
  Avatar,
  Figure,
  FigureSkeleton,
  Figures,
  LostFigure,
  Money,
  OutboxChip,
  ProposalStatusChip,
  RelativeTime,
  SdgMark,
  StatusChip,
} from '../../src/app.ts';
import { iconPaths } from '../../src/icons/icon-paths.ts';
import {
  Icon,
  type IconName,
  Logo,
  Picture,
  type PictureName,
  SailsPicture,
  VisuallyHidden,
} from '../../src/index.ts';
import { pictures } from '../../src/pictures/picture.tsx';
import { type Shown, show } from '../show.tsx';
import { longText, longWord, nothing } from '../words.ts';

const tones = ['success', 'warning', 'error', 'info', 'pending'] as const;

/** A state for each of several names. */
const each = <Name extends string, Props>(names: readonly Name[], props: (name: Name) => Props) =>
  Object.fromEntries(names.map((name) => [name, props(name)])) as Record<Name, Props>;

const inFigures = (figure: ReactNode) => <Figures>{figure}</Figures>;

/** What people read: figures, times, states, names and pictures. */
export const display: readonly Shown[] = [
  show(Figures, {
    two: {
      children: [
        <Figure
          key="a"
          label="Completed"
          value={3}
          unit="ready to send"
          note="50 more to Level 5"
          to="/impact"
        />,
        <Figure key="b" label="In Progress" value={2} unit="under review" />,
      ],
    },
    four: {
      children: [
        <Figure key="a" label="Total Proposals" value={12} unit="$842,984 asked for" />,
        <Figure key="b" label="Funded" value="$187,400" />,
        <FigureSkeleton key="c" />,
        <LostFigure key="d" label="Failed" onRetry={nothing} />,
      ],
    },
  }),
  show(
    Figure,
    {
      plain: { label: 'Impact Points', value: 350 },
      'a link': { label: 'Badges', value: 7, unit: 'of 16', note: 'Two are near', to: '/impact/badges' },
      'long words': { label: longWord, value: 'KSh 1,234,567,890', unit: longText },
    },
    { around: inFigures },
  ),
  show(FigureSkeleton, { busy: {} }, { around: inFigures }),
  show(
    LostFigure,
    {
      error: { label: 'Success rate', onRetry: nothing },
      busy: { label: 'Money asked for', onRetry: nothing, retrying: true },
    },
    { around: inFigures },
  ),
  show(
    ProposalStatusChip,
    each(proposalStatusNames, (status) => ({ status })),
    { small: true },
  ),
  show(
    StatusChip,
    {
      ...each(tones, (tone) => ({ tone, label: `Tone ${tone}`, icon: 'info' })),
      busy: { tone: 'info', label: 'Generating', icon: 'turning', busy: true },
    },
    { small: true },
  ),
  show(
    OutboxChip,
    each(['queued', 'refused', 'conflict'] as const, (state) => ({ state })),
    { small: true },
  ),
  show(
    Money,
    {
      dollars: { amount: 46_200 },
      shillings: { amount: 1_234_567, currency: 'KES' },
      nothing: { amount: 0 },
    },
    { small: true },
  ),
  show(
    RelativeTime,
    { past: { value: '2026-11-20T10:00:00Z' }, never: { value: null }, invalid: { value: 'yesterday' } },
    { small: true },
  ),
  show(
    Avatar,
    {
      person: { name: 'Wanjiru Achieng' },
      one: { name: 'Maji' },
      empty: { name: '' },
      large: { name: 'Maji Kwa Wote', size: 56 },
      own: { name: 'Halima Abdi', filled: true },
    },
    { small: true },
  ),
  show(
    SdgMark,
    {
      ...each(
        sdgs.map((_, place) => String(place + 1)),
        (goal) => ({ goal: Number(goal) }),
      ),
      large: { goal: 6, size: 48 },
    },
    { small: true },
  ),
  show(
    Icon,
    each(Object.keys(iconPaths) as IconName[], (name) => ({ name, size: 24 })),
    { small: true },
  ),
  show(Logo, { whole: {}, 'only the mark': { markOnly: true }, large: { size: 48 } }, { small: true }),
  show(
    Picture,
    each(Object.keys(pictures) as PictureName[], (name) => ({ name })),
    { small: true },
  ),
  show(SailsPicture, { filled: {} }, { around: (picture) => <div style={{ height: 320 }}>{picture}</div> }),
  show(VisuallyHidden, { 'for screen readers': { children: 'Nobody sees this' } }, { small: true }),
];
