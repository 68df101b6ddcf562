// The second door, for signed-in pages: `@harambee/ui/app`. What the sign-in pages need stands in index.ts.
export { Avatar, type AvatarProps, initialsOf } from './avatar.tsx';
export { FormDateField, type FormDateFieldProps } from './fields/form-date-field.tsx';
export { FormMoneyField, FormNumberField, type FormNumberFieldProps } from './fields/form-number-field.tsx';
export { FormSdgs, type FormSdgsProps } from './fields/form-sdgs.tsx';
export { FormSelect, type FormSelectProps } from './fields/form-select.tsx';
export { FormTextArea, type FormTextAreaProps } from './fields/form-text-area.tsx';
export { FormTextList, type FormTextListProps } from './fields/form-text-list.tsx';
export { SelectInput, type SelectInputProps } from './fields/select-input.tsx';
export { withRules } from './fields/with-rules.ts';
export {
  Figure,
  type FigureProps,
  Figures,
  LostFigure,
  type LostFigureProps,
  WaitingFigure,
} from './figures.tsx';
export { type Choice, FilterSelect, type FilterSelectProps } from './filter-select.tsx';
export { UnsentChip, UnsentNotice } from './former-names.tsx';
export { KeptNotice, type KeptNoticeProps } from './kept-notice.tsx';
export { Money } from './money.tsx';
export { OutboxChip } from './outbox-chip.tsx';
export { OutboxNotice } from './outbox-notice.tsx';
export { AnchoredCard, type AnchoredCardProps } from './overlays/anchored-card.tsx';
export { useAskedCancel } from './overlays/asked-cancel.tsx';
export {
  type ChangedAnswer,
  ChangedElsewhere,
  type ChangedElsewhereProps,
} from './overlays/changed-elsewhere.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { LeaveDialog, type LeaveDialogProps } from './overlays/leave-dialog.tsx';
export { Menu, type MenuItemEntry, type MenuProps } from './overlays/menu.tsx';
export { Sheet, type SheetProps } from './overlays/sheet.tsx';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
export { ScrollBox, type ScrollBoxProps } from './scroll-box.tsx';
export { inkOn, SdgMark } from './sdg-mark.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
export {
  Loading,
  Skeleton,
  SkeletonCards,
  SkeletonFigures,
  type SkeletonProps,
  SkeletonRows,
  SkeletonText,
} from './skeleton.tsx';
export { ProposalStatusChip, StatusChip, type StatusChipProps } from './status-chip.tsx';
export { StickyActions, type StickyActionsProps } from './sticky-actions.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { useArrowKeys } from './use-arrow-keys.ts';
