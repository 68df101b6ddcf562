import { ScrollBox, StickyActions } from '../../src/app.ts';
import { Button, Card, Icon, Page } from '../../src/index.ts';
import { type Shown, show } from '../show.tsx';
import { longText, longWord } from '../words.ts';

const wide = <p style={{ width: 1_600, margin: 0 }}>A table of 24 months is wider than any phone.</p>;

/** What holds the others. */
export const layout: readonly Shown[] = [
  show(Card, {
    plain: { children: 'Three drafts still say 4,870 pupils.' },
    titled: {
      title: 'Recent proposals',
      actions: (
        <Button kind="quiet" small to="/proposals">
          View All
        </Button>
      ),
      children: 'Safe water for 14 schools',
    },
    tinted: { tone: 'tint', children: 'Your newest return says 5,320.' },
    'to the edge': { title: 'Rows', level: 3, padding: 'none', children: <p>A row of a list</p> },
    empty: { title: 'Nothing in it' },
    'long words': { title: longWord, children: longText },
  }),
  show(ScrollBox, {
    wide: { label: 'Budget by month', children: wide },
    narrow: { label: 'Budget by year', children: <p>Two years</p> },
  }),
];

const buttons = (
  <>
    <Button kind="quiet">Save as draft</Button>
    <Button kind="primary">Next: Implementation</Button>
  </>
);

/** A page has the only heading of the first level, and takes the title of the document. */
export const pages: readonly Shown[] = [
  show(
    Page,
    {
      filled: {
        title: 'Proposals',
        description: 'Everything you have written or sent, newest first.',
        back: { to: '/', label: 'Dashboard' },
        meta: <span>WASH-2026-114</span>,
        actions: buttons,
        aside: <Card tone="tint">Three drafts still say 4,870 pupils.</Card>,
        children: <Card title="Recent proposals">Safe water for 14 schools</Card>,
      },
      empty: { title: 'Documents' },
      'long words': { title: longWord, description: longText, actions: buttons, children: longText },
    },
    { alone: true },
  ),
  show(
    StickyActions,
    {
      filled: {
        start: <Button icon="chevron-left">Previous</Button>,
        status: (
          <>
            <Icon name="cloud" size={16} /> Saved 10:42
          </>
        ),
        children: buttons,
      },
      'only buttons': { children: buttons },
    },
    { alone: true, around: (bar) => <Page title="A long form">{bar}</Page> },
  ),
];
