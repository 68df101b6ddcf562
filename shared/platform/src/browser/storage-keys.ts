/** Names in the browser's storage (DATA-20). */
export const storageKeys = {
  authToken: 'auth_token',
  userId: 'user_id',
  tenantId: 'tenant_id',
  /** Our own: prefix of unsaved text, by user; signing out removes it. */
  unsavedText: 'kept-text',
  /** Our own: which user ids are one person's, in several organizations. */
  ownRows: 'own-rows',
  /** Our own, in session storage: who has switched, until the second step was shown. */
  awaitedRow: 'awaited-row',
  oauthState: 'oauth_state',
  /** Our own, in session storage beside it: 'false' if the session should end with the browser. */
  oauthRemember: 'oauth_remember',
  /** Our own: why the last session ended, until somebody signs in or out. */
  signedOutBecause: 'signed-out-because',
  /** Our own, in session storage: the page somebody wanted before signing in. */
  returnPage: 'wanted-page',
  /** Our own: present until the server has been told of a sign-out. */
  logoutPending: 'logout-pending',
  /** Our own: the step of a demo's guided tour, or `left`. */
  tour: 'guided-tour',
  sidebarOpen: 'sidebar-open',
  sidebarCollapsed: 'sidebar-collapsed',
  assistantOpen: 'rafiki-open',
  /** Our own: 'false' if keys such as `c`, `s`, `/` and `g` then `d` are off. */
  singleKeys: 'single-key-shortcuts',
  /** Our own: prefix of a person's settings for this browser, by user. */
  preferences: 'preferences',
  installDismissed: 'pwa-install-dismissed',
  /** Our own, in session storage: present once the banner was put off, until the browser is closed. */
  installPutOff: 'install-put-off',
  offlineActions: 'offline-actions',
  /** Our own: when that list last changed. */
  offlineActionsAt: 'offline-actions-at',
  /** Our own, a cookie: how many changes wait, by user. */
  waitingCount: 'waiting-changes',
  /** Our own, for a moment: whether there is room. */
  roomProbe: 'room-probe',
  /** Our own: the server's ids of records that were created offline, for pages that are still open. */
  offlineSent: 'offline-sent',
} as const;
