// All of `@harambee/ui/app` but the form fields, which need Formik: see forms.ts.

export { type Choice, FilterSelect, type FilterSelectProps } from './controls/filter-select.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
export { ShowMore, type ShowMoreProps } from './controls/show-more.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { useArrowKeys } from './controls/use-arrow-keys.ts';
export { Avatar, type AvatarProps, initialsOf } from './display/avatar.tsx';
export {
  Figure,
  type FigureProps,
  FigureSkeleton,
  Figures,
  LostFigure,
  type LostFigureProps,
} from './display/figures.tsx';
export { Money } from './display/money.tsx';
export { OutboxChip } from './display/outbox-chip.tsx';
export { RelativeTime, type RelativeTimeProps } from './display/relative-time.tsx';
export { inkOn, SdgMark } from './display/sdg-mark.tsx';
export { ProposalStatusChip, StatusChip, type StatusChipProps } from './display/status-chip.tsx';
export { OutboxBanner } from './feedback/outbox-banner.tsx';
export { RestoredBanner, type RestoredBannerProps } from './feedback/restored-banner.tsx';
export {
  Loading,
  Skeleton,
  SkeletonCards,
  SkeletonFigures,
  type SkeletonProps,
  SkeletonRows,
  SkeletonText,
} from './feedback/skeleton.tsx';
export { UnsavedStatus } from './feedback/unsaved-status.tsx';
export { SelectInput, type SelectInputProps } from './fields/select-input.tsx';
export { withRules } from './fields/with-rules.ts';
export { KeptNotice, OutboxNotice, UnsentChip, UnsentNotice, WaitingFigure } from './former-names.tsx';
export { ScrollBox, type ScrollBoxProps } from './layout/scroll-box.tsx';
export { StickyActions, type StickyActionsProps } from './layout/sticky-actions.tsx';
export { RouterNavigation } from './navigation/router-navigation.tsx';
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
export { lazyOverlay } from './overlays/lazy-overlay.ts';
export { LeaveDialog, type LeaveDialogProps } from './overlays/leave-dialog.tsx';
export { Menu, type MenuItemEntry, type MenuProps } from './overlays/menu.tsx';
export { Sheet, type SheetProps } from './overlays/sheet.tsx';
