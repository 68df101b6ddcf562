import type { CommentAuthor, CommentThread } from '@harambee/domain/schemas';
import { useGetMembersQuery, useUser } from '@harambee/platform';
import { useMemo } from 'react';

/** The person of this page, and everybody who can be mentioned: colleagues, and guests who have written here. */
export function usePeople(threads: readonly CommentThread[]): { me: CommentAuthor; people: CommentAuthor[] } {
  const user = useUser();
  const { data: members } = useGetMembersQuery();
  return useMemo(() => {
    const me: CommentAuthor = { id: user.id, name: nameOf(user), kind: 'person' };
    const colleagues = (members ?? [])
      .filter(({ id }) => id !== me.id)
      .map((member): CommentAuthor => ({ id: member.id, name: nameOf(member), kind: 'person' }));
    const guests = new Map(
      threads
        .flatMap(({ comments }) => comments.map(({ by }) => by))
        .filter(({ kind, name }) => kind === 'guest' && name !== '')
        .map((guest) => [guest.id, guest]),
    );
    return { me, people: [...colleagues, ...guests.values()].filter(({ name }) => name !== '') };
  }, [user, members, threads]);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');
