/** The proposal that comments are about: of this organization, in which the caller may read it. */
export interface CommentScope {
  tenantId: string;
  proposalId: string;
}
