import {
  currencyDisplays,
  formatLocaleNames,
  notificationTopicNames,
  paperSizeFor,
  paperSizeNames,
  paths,
  type ReaderFormats,
  standardFormats,
} from '@harambee/domain';
import { storageKeys, useUser } from '@harambee/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { onStored, store } from '../lib/local-storage.ts';

/** The pages that `/` and a sign-in can lead to (SET-05). */
export const startPages = {
  dashboard: paths.dashboard,
  proposals: paths.proposals,
  profiles: paths.profiles,
  impact: paths.impact,
} as const;
export type StartPage = keyof typeof startPages;

/** The notifications that a person wants. Stored in this browser only (NOTIFY-09). */
export type NotificationChoices = Record<(typeof choiceNames)[number], boolean>;
const choiceNames = ['email', 'push', ...notificationTopicNames] as const;

const choicesOf = (isOn: (name: keyof NotificationChoices) => boolean) =>
  Object.fromEntries(choiceNames.map((name) => [name, isOn(name)])) as NotificationChoices;

/** A person's choices for this browser. The theme is not among them, because it applies before anybody signs in. */
export interface Preferences extends ReaderFormats {
  startPage: StartPage;
  notifications: NotificationChoices;
}

export const standardPreferences: Preferences = {
  ...standardFormats,
  startPage: 'dashboard',
  notifications: { ...choicesOf(() => true), push: false },
};

const keyOf = (userId: string) => `${storageKeys.preferences}:${userId}`;

const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise;

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Anybody can edit the storage: a value that is not one of our choices is ignored. */
function preferencesIn(text: string | null): Preferences {
  let said: Record<string, unknown>;
  try {
    said = asObject(JSON.parse(text ?? 'null'));
  } catch {
    said = {};
  }
  const flags = asObject(said.notifications);
  const flag = (name: keyof NotificationChoices) =>
    oneOf([true, false], flags[name], standardPreferences.notifications[name]);
  return {
    locale: oneOf(formatLocaleNames, said.locale, standardFormats.locale),
    paper: oneOf(paperSizeNames, said.paper, paperSizeFor(navigator.language)),
    currencyDisplay: oneOf(currencyDisplays, said.currencyDisplay, standardFormats.currencyDisplay),
    startPage: oneOf(Object.keys(startPages) as StartPage[], said.startPage, standardPreferences.startPage),
    notifications: choicesOf(flag),
  };
}

let known: { text: string | null; preferences: Preferences } | undefined;

/** The same object until something changes, as React requires. */
export function readPreferences(userId: string): Preferences {
  const text = localStorage.getItem(keyOf(userId));
  if (known?.text !== text) known = { text, preferences: preferencesIn(text) };
  return (known as { preferences: Preferences }).preferences;
}

/** The choices of the signed-in person, and a function to change some of them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { id } = useUser();
  const preferences = useSyncExternalStore(onStored, () => readPreferences(id));
  const change = useCallback(
    (some: Partial<Preferences>) => store(keyOf(id), JSON.stringify({ ...readPreferences(id), ...some })),
    [id],
  );
  return [preferences, change];
}
