/** Addresses of the service of calls, also for what is sent later. */
export const callAddresses = {
  calls: '/api/calls',
  call: (id: string) => `/api/calls/${encodeURIComponent(id)}`,
  applications: (id: string) => `/api/calls/${encodeURIComponent(id)}/applications`,
  check: (id: string, rowId: string) =>
    `/api/calls/${encodeURIComponent(id)}/eligibility/${encodeURIComponent(rowId)}`,
  importFile: '/api/calls/import',
  read: '/api/calls/read',
  /** Of the service that asks the language model. */
  findings: '/api/proposals/call-findings',
} as const;
