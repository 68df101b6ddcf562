// All of `@harambee/ui` but the form fields, which need Formik: see forms.ts.

export { Button, type ButtonKind, type ButtonProps } from './controls/button.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { Keys } from './controls/kbd.tsx';
export { type Tab, Tabs, type TabsProps } from './controls/tabs.tsx';
// `Notice` and `CornerNotice`: former names that published remotes still import.
export { Banner, Banner as Notice, type BannerProps } from './feedback/banner.tsx';
export { LiveRegion, type LiveRegionProps } from './feedback/live-region.tsx';
export { OfflinePill } from './feedback/offline-pill.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Snackbar, Snackbar as CornerNotice, type SnackbarProps } from './feedback/snackbar.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './feedback/states.tsx';
export { type Toast, ToastHost, type ToastHostProps } from './feedback/toast-host.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps, focusField } from './fields/error-summary.tsx';
export type { FieldBaseProps, FieldWidth } from './fields/field.tsx';
export { fieldId } from './fields/field-id.ts';
export { PasswordInput, type PasswordInputProps } from './fields/password-input.tsx';
export { showServerProblems, unsolvedServerProblems } from './fields/server-problems.ts';
export { type BoundValue, TextInput, type TextInputProps } from './fields/text-input.tsx';
export { Icon, type IconName, type IconProps } from './icons/icon.tsx';
export { Logo, type LogoProps } from './icons/logo.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { whenIdle } from './loading/when-idle.ts';
export { Link, type LinkProps } from './navigation/link.tsx';
export { type Navigation, NavigationProvider, useNavigation } from './navigation/navigation.tsx';
export { TextLink, type TextLinkProps } from './navigation/text-link.tsx';
export { noteShownPage, usePageHeading } from './navigation/use-page-heading.ts';
export { Page, type PageProps } from './page.tsx';
export { Picture, type PictureName } from './pictures/picture.tsx';
export { SailsPicture } from './pictures/sails-picture.tsx';
export { headingFontUrl } from './theme/fonts.ts';
export { HarambeeTheme } from './theme/harambee-theme.tsx';
export { media } from './theme/media.ts';
export { asRoom, room } from './theme/room.ts';
export { Global, keyframes, styled } from './theme/styled.ts';
export {
  type ColorScheme,
  type ThemePreference,
  ThemePreferenceProvider,
  useThemePreference,
} from './theme/theme-preference.tsx';
export { useMediaQuery } from './theme/use-media-query.ts';
