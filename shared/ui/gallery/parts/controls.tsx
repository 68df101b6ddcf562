import { FilterSelect, Menu, SearchField, ShowMore, Switch } from '../../src/app.ts';
import { Button, IconButton, Keys, Link, Tabs, TextLink } from '../../src/index.ts';
import { Pressed } from '../pressed.tsx';
import { type Shown, show } from '../show.tsx';
import { longText, longWord, nothing } from '../words.ts';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'long', label: longWord },
];
const tabs = ['Overview', 'Details', 'Funding', 'Implementation', 'Team', 'Generated Content'].map(
  (label) => ({
    id: label,
    label,
    panel: <p>What is in {label}</p>,
  }),
);
const more = {
  noun: 'organizations',
  shown: 50,
  total: 231,
  hasMore: true,
  isBusy: false,
  hasFailed: false,
  onShowMore: nothing,
};
const items = [
  { label: 'Edit', icon: 'pencil', onSelect: nothing },
  { label: 'Open', to: '/proposals/1' },
  { label: 'Send', disabled: true },
  { label: 'Delete proposal', icon: 'trash', danger: true, onSelect: nothing },
] as const;

/** What people press and choose. */
export const controls: readonly Shown[] = [
  show(
    Button,
    {
      plain: { children: 'Save as draft' },
      primary: { children: 'Create Proposal', kind: 'primary' },
      accent: { children: 'Continue writing', kind: 'accent', iconAfter: 'arrow-right' },
      quiet: { children: 'Refresh', kind: 'quiet', icon: 'refresh' },
      danger: { children: 'Delete', kind: 'danger', icon: 'trash' },
      'danger, solid': { children: 'Delete proposal', kind: 'danger', solid: true },
      busy: { children: 'Create Proposal', kind: 'primary', busy: true },
      disabled: { children: 'Not now', disabled: true },
      'primary, disabled': { children: 'Not now', kind: 'primary', disabled: true },
      'danger, disabled': { children: 'Not now', kind: 'danger', disabled: true },
      small: { children: 'Retry', small: true },
      large: { children: 'Sign in', large: true },
      pressed: { children: 'Only mine', 'aria-pressed': true },
      'a link': { children: 'Analytics', to: '/analytics', icon: 'trend' },
      'an address elsewhere': { children: 'The call', href: 'https://example.org', newTab: true },
    },
    { small: true },
  ),
  // Labels of buttons are our own words, which are short, so they never break.
  show(Button, {
    wide: { children: 'Sign in', kind: 'primary', large: true, wide: true },
  }),
  show(
    IconButton,
    {
      plain: { label: 'Close', icon: 'close' },
      small: { label: 'Remove', icon: 'trash', small: true },
      'with a badge': { label: 'Notifications, 3 new', icon: 'bell', badge: 3 },
      disabled: { label: 'Undo', icon: 'turning', disabled: true },
      'a link': { label: 'Settings', icon: 'settings', to: '/settings' },
    },
    { small: true },
  ),
  show(Keys, { one: { keys: ['C'], single: true }, two: { keys: ['Ctrl', 'K'] } }, { small: true }),
  show(
    Link,
    { plain: { to: '/proposals', children: 'A link without a look: its place gives it one' } },
    { small: true },
  ),
  show(
    TextLink,
    {
      inside: { to: '/impact', children: 'Show the three drafts' },
      elsewhere: { href: 'https://example.org', children: 'The funder’s page' },
      quiet: { to: '/impact', children: 'WASH Alliance', quiet: true },
    },
    { small: true },
  ),
  show(
    Tabs,
    {
      line: { label: 'Proposal', tabs, value: 'Overview', onChange: nothing },
      segments: {
        label: 'Way to sign in',
        tabs: tabs.slice(0, 2),
        value: 'Details',
        onChange: nothing,
        look: 'segments',
      },
      'with progress': {
        label: 'Steps',
        tabs: tabs.slice(0, 3).map((tab, place) => ({
          ...tab,
          mark: [
            { tone: 'success', words: 'complete' } as const,
            { tone: 'error', words: 'has errors' } as const,
            { tone: 'none', words: 'not started' } as const,
          ][place],
        })) as typeof tabs,
        value: 'Overview',
        onChange: nothing,
      },
    },
    { alive: (set) => ({ onChange: (value) => set({ value }) }) },
  ),
  show(
    FilterSelect,
    {
      filled: { label: 'Status', value: 'all', choices, onChange: nothing },
      'long words': { label: 'Organization', value: 'long', choices, onChange: nothing },
    },
    { alive: (set) => ({ onChange: (value) => set({ value }) }) },
  ),
  show(
    SearchField,
    {
      empty: { label: 'Search proposals', value: '', onChange: nothing },
      filled: { label: 'Search calls', value: longText, onChange: nothing, slash: false },
    },
    { alive: (set) => ({ onChange: (value) => set({ value }) }) },
  ),
  show(ShowMore, {
    more,
    busy: { ...more, isBusy: true },
    failed: { ...more, hasFailed: true },
    'while searching': {
      noun: 'calls',
      shown: 20,
      hasMore: true,
      isBusy: false,
      hasFailed: false,
      onShowMore: nothing,
    },
    'at the end': { ...more, shown: 231, hasMore: false },
  }),
  show(
    Switch,
    {
      off: { label: 'Weekly summary', help: 'A mail each Monday.', checked: false, onChange: nothing },
      on: { label: 'Single-key shortcuts', checked: true, onChange: nothing },
      busy: {
        label: 'Public profile',
        help: 'It is being saved.',
        checked: true,
        busy: true,
        onChange: nothing,
      },
      disabled: {
        label: 'Leaderboard',
        help: 'Only an owner can change it.',
        checked: false,
        disabled: true,
        onChange: nothing,
      },
      'long words': { label: longWord, help: longText, checked: false, onChange: nothing },
    },
    { alive: (set) => ({ onChange: (checked) => set({ checked }) }) },
  ),
  show(
    Menu,
    {
      closed: { label: 'More', items },
      quiet: { label: 'Export', items, kind: 'quiet' },
      'only an icon': { label: 'More of this proposal', items, iconOnly: true },
    },
    { small: true },
  ),
];

/** A menu covers what is below it. */
export const openMenus: readonly Shown[] = [
  show(
    Menu,
    { open: { label: 'More', items }, 'open, long words': { label: 'Export', items: [{ label: longText }] } },
    { alone: true, around: (menu) => <Pressed>{menu}</Pressed> },
  ),
];
