/** Addresses of the service of calls, also for what is sent later. */
export const callAddresses = {
  calls: '/api/calls',
  call: (id: string) => `/api/calls/${encodeURIComponent(id)}`,
  importFile: '/api/calls/import',
  read: '/api/calls/read',
} as const;
