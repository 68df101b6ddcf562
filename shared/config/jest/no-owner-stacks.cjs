/**
 * React's development build takes a stack trace of every element for its messages, which takes a tenth of the time of
 * page tests. It stops by itself at ten thousand a second; this stops it from the start.
 */
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});
