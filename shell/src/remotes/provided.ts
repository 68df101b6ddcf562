import * as platform from '@harambee/platform';
import * as router from '@harambee/platform/router';
import * as ui from '@harambee/ui/base';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as reactRedux from 'react-redux';
import { formFields, loadForms } from './form-fields.ts';

type Give = { lib: () => unknown } | { get: () => Promise<() => unknown> };

const now = (module: unknown): Give => ({ lib: () => module });

/** Fetched only when a remote asks for it. */
const later = (load: () => Promise<unknown>): Give => ({
  get: async () => {
    const module = await load();
    return () => module;
  },
});

/**
 * The packages that the shell provides to remotes: exactly those of `federation-shared.mjs` (a test compares
 * them). Packages that the shell needs on every page are passed directly; the others stay in files of their own
 * until needed.
 */
export const provided: Record<string, Give> = {
  react: now(React),
  'react/jsx-runtime': now(jsxRuntime),
  'react-dom': now(ReactDOM),
  'react-router-dom': now(router),
  'react-redux': now(reactRedux),
  '@reduxjs/toolkit': later(() => import(/* webpackChunkName: "toolkit" */ '@reduxjs/toolkit')),
  '@reduxjs/toolkit/query/react': later(
    () => import(/* webpackChunkName: "query" */ '@reduxjs/toolkit/query/react'),
  ),
  formik: later(async () => (await Promise.all([import('formik'), loadForms()]))[0]),
  yup: later(() => import('yup')),
  '@harambee/platform': now(platform),
  '@harambee/ui': now({ ...ui, ...formFields.ofUi }),
  '@harambee/ui/app': later(async () => ({
    ...(await import(/* webpackChunkName: "ui-app" */ '@harambee/ui/app-base')),
    ...formFields.ofApp,
  })),
  '@harambee/ui/charts': later(() => import('@harambee/ui/charts')),
};
