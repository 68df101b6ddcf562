/** Addresses of the answer bank, also for what is sent later. */
export const answerAddresses = {
  answers: '/api/proposals/answers',
  search: '/api/proposals/answers/search',
  choices: '/api/proposals/answers/choices',
  answer: (id: string) => `/api/proposals/answers/${encodeURIComponent(id)}`,
  star: (id: string) => `/api/proposals/answers/${encodeURIComponent(id)}/star`,
  restore: (id: string) => `/api/proposals/answers/${encodeURIComponent(id)}/restore`,
} as const;
