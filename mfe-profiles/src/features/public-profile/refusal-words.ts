/** Why there is no profile to see, by the status of the answer; undefined if none came (PROF-34). */
export function refusalWords(status: number | undefined): string {
  if (status === undefined) return 'Failed to load profile';
  return status === 404 ? 'Profile not found' : 'This profile is not publicly available';
}
