/** Names in the browser's storage (DATA-20). */
export const storageKeys = {
  authToken: 'auth_token',
  userId: 'user_id',
  tenantId: 'tenant_id',
  /** Of ours: prefix of what was typed and not sent yet, by user; signing out removes it. */
  unsavedText: 'kept-text',
  oauthState: 'oauth_state',
  /** Of ours, in session storage beside it: 'false' when the sign-in is to end with the browser. */
  oauthRemember: 'oauth_remember',
  /** Of ours: why the last sign-in ended, until somebody signs in or out. */
  signedOutBecause: 'signed-out-because',
  /** Of ours, in session storage: the page somebody wanted before they were asked to sign in. */
  wantedPage: 'wanted-page',
  /** Of ours: there while the server has not been told of a sign-out. */
  logoutPending: 'logout-pending',
  sidebarOpen: 'sidebar-open',
  sidebarCollapsed: 'sidebar-collapsed',
  assistantOpen: 'rafiki-open',
  /** Of ours: 'false' when keys such as `c`, `s`, `/` and `g` then `d` do nothing. */
  singleKeys: 'single-key-shortcuts',
  /** Of ours: prefix of what a person has chosen in the settings for this browser, by user. */
  preferences: 'preferences',
  installDismissed: 'pwa-install-dismissed',
  /** Of ours, in session storage: there once the banner was put off, until the browser is closed. */
  installPutOff: 'install-put-off',
  offlineActions: 'offline-actions',
  /** Of ours: when that list was changed last. */
  offlineActionsAt: 'offline-actions-at',
  /** Of ours: under which id the server keeps what was made without a network, for pages that are still open. */
  offlineSent: 'offline-sent',
} as const;
