/**
 * React's development build takes a stack trace for every element that is made, for its messages: a tenth of all the
 * time that tests of pages take. It stops by itself at ten thousand a second; here it never begins.
 */
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});
