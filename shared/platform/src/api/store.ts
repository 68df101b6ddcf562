import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api.ts';

/**
 * Slices that remotes add. A remote declares its own by declaration merging, then injects it: `declare module
 * '@harambee/platform' { interface LazySlices extends WithSlice<typeof draftsSlice> {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the parts, see above
export interface LazySlices {}

export const rootReducer = combineSlices(baseApi).withLazyLoadedSlices<LazySlices>();

/**
 * One store for one signed-in person: created at sign-in and dropped at sign-out, so nothing in it outlives the
 * session.
 */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const stopListening = setupListeners(store.dispatch);
  return { store, stopListening };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
