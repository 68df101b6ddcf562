/** Addresses of the service of calls, also for what is sent later. */
export const callAddresses = {
  calls: '/api/calls',
  call: (id: string) => `/api/calls/${encodeURIComponent(id)}`,
  importFile: '/api/calls/import',
  read: '/api/calls/read',
  /** Of the service that asks the language model. */
  findings: '/api/proposals/call-findings',
} as const;
