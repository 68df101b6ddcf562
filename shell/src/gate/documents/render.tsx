import { paths } from '@harambee/domain';
import { HarambeeTheme } from '@harambee/ui';
import { collectStyles } from '@harambee/ui/static';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type SignedOutReason, SignedOutWords } from '../../auth/components/signed-out-banner.tsx';
import { documentRules } from './document-rules.ts';
import { SignInPages } from './sign-in-pages.tsx';

// Run by the build (`shared/config/webpack/sign-in`), outside a browser.

/** The parts of `document.ejs` that come from the page. */
export interface RenderedDocument {
  title: string;
  /** The style element. */
  pageStyles: string;
  /** The content of `#root`. */
  page: string;
  /** What stands after it: templates for `reason.ts`, and what `hold.ts` shows. */
  after: string;
}

const never = (): never => {
  throw new Error('Nothing happens on a page that is being rendered');
};

/** Shown if the script of the document cannot be loaded. */
const Incomplete = ({ path }: { path: string }) => (
  <p id="incomplete" role="alert" hidden>
    A part of this page did not arrive. <a href={path}>Load it again</a>
  </p>
);

/** Renders the page at the present path. */
export function renderDocument(path: string): RenderedDocument {
  const { collect, element } = collectStyles();
  const render = (part: ReactNode) => renderToString(collect(part));
  // The rules of every page come first.
  render(<HarambeeTheme>{null}</HarambeeTheme>);
  const page = render(<SignInPages open={never} find={never} leave={never} />);
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(page)?.[1];
  if (heading === undefined) throw new Error(`The page of ${path} has no heading`);
  const template = (name: string, reason: SignedOutReason) =>
    `<template data-signed-out="${name}">${render(<SignedOutWords reason={reason} />)}</template>`;
  const templates =
    path === paths.login ? [template('ended', 'expired'), template('pending', 'sign-out-pending')] : [];
  return {
    title: `${heading} · Harambee`,
    page,
    after: [...templates, render(<Incomplete path={path} />)].join(''),
    pageStyles: element(documentRules),
  };
}

/** A storage in which nothing is stored. */
const emptyStorage = { getItem: () => null, removeItem: () => {}, setItem: never };

/** The same where there is no browser: the hooks of the pages find an empty one. */
export function renderWithoutBrowser(path: string): RenderedDocument {
  const browser = {
    window: { location: { pathname: path } },
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
  };
  Object.assign(globalThis, browser);
  try {
    return renderDocument(path);
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}
