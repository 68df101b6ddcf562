import { can, formatDay, roleNames, roleRow, roles } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Avatar, Menu, type MenuItemEntry, StatusChip } from '@harambee/ui/app';
import { type Asked, giveLabel } from './member-actions.tsx';
import { nameOf } from './name-of.ts';
import { Row } from './people.styles.ts';

interface MemberRowProps {
  member: Member;
  /** Whether somebody could take over from them. */
  hasTakers: boolean;
  onAsk: (asked: Asked) => void;
  onReset: (member: Member) => void;
}

/** One person, with actions for people who may manage members. */
export function MemberRow({ member, hasTakers, onAsk, onReset }: MemberRowProps) {
  const user = useUser();
  const name = nameOf(member);
  const isSelf = member.id === user.id;
  const role = roleRow(member.role);
  const items: MenuItemEntry[] = [
    ...roleNames
      .filter((role) => role !== member.role)
      .map((role) => ({
        label: giveLabel(role),
        icon: roles[role].icon,
        onSelect: () => onAsk({ action: role, member }),
      })),
    ...(hasTakers
      ? [
          {
            label: 'Hand over',
            icon: 'users',
            onSelect: () => onAsk({ action: 'hand-over', member }),
          } as const,
        ]
      : []),
    ...(isSelf
      ? []
      : [
          ...(member.twoStep
            ? [
                {
                  label: 'Reset two-step sign-in',
                  icon: 'refresh',
                  onSelect: () => onReset(member),
                } as const,
              ]
            : []),
          {
            label: 'Remove',
            icon: 'trash',
            danger: true,
            onSelect: () => onAsk({ action: 'remove', member }),
          } as const,
        ]),
  ];
  return (
    <Row>
      <Avatar name={name} size={36} />
      <div>
        <b>
          {name}
          {isSelf && <span> (you)</span>}
        </b>
        <small>{member.email}</small>
        <small>
          Member since {formatDay(member.joinedAt)}
          {member.twoStep !== undefined && `, two-step sign-in ${member.twoStep ? 'on' : 'off'}`}
        </small>
      </div>
      <StatusChip tone={role.tone} icon={role.icon} label={role.label} />
      {can(user.role, 'people.manage') ? <Menu label={`Change ${name}`} items={items} iconOnly /> : <span />}
    </Row>
  );
}
