/** Names in the browser's storage (spec 3). */
export const storageKeys = {
  authToken: 'auth_token',
  userId: 'user_id',
  tenantId: 'tenant_id',
  /** Of ours: prefix of what was typed and not sent yet, by user; signing out removes it. */
  keptText: 'kept-text',
  oauthState: 'oauth_state',
  theme: 'theme',
  sidebarOpen: 'sidebar-open',
  sidebarCollapsed: 'sidebar-collapsed',
  assistantOpen: 'rafiki-open',
  /** Of ours: 'false' when keys such as `c`, `s`, `/` and `g` then `d` do nothing. */
  singleKeys: 'single-key-shortcuts',
  installDismissed: 'pwa-install-dismissed',
  offlineActions: 'offline-actions',
} as const;
