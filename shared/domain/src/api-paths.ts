/**
 * Addresses of calls that may also be sent later (OFFLINE-04); other addresses are only in the code that calls them.
 */
export const apiPaths = {
  proposals: '/api/proposals',
  proposal: (id: string) => `/api/proposals/${encodeURIComponent(id)}`,
  profiles: '/api/ngo/profile',
  profile: (id: string) => `/api/ngo/profile/${encodeURIComponent(id)}`,
  notifications: (userId: string) => `/api/test/notifications/${encodeURIComponent(userId)}`,
  notificationRead: (userId: string, id: string) =>
    `/api/test/notifications/${encodeURIComponent(userId)}/${encodeURIComponent(id)}/read`,
} as const;
