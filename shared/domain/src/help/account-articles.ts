import { paths } from '../index.ts';
import type { HelpArticle } from './article.ts';

export const accountArticles: readonly HelpArticle[] = [
  {
    id: 'dashboard',
    title: 'The dashboard',
    words: 'dashboard home start page overview first',
    page: paths.dashboard,
    text: 'The dashboard shows active proposals, points, whether your profile is complete and how often it was viewed, then your three newest proposals and recent activity.',
  },
  {
    id: 'password',
    title: 'Change your password',
    words: 'password change forgot reset new security sign in login',
    page: paths.settings,
    text: 'Settings, tab **Security**: enter your current password and a new one of at least 8 characters. If you have forgotten it, choose “Forgot password?” on the sign-in page.',
  },
  {
    id: 'sessions',
    title: 'Where you are signed in',
    words: 'sessions devices signed logged computer phone end lost stolen',
    page: paths.settings,
    text: 'Settings, tab **Security** lists every device you are signed in on. You can end a session there; it stops working within 30 seconds.',
  },
  {
    id: 'sign-out',
    title: 'Sign out',
    words: 'sign out log logout signout leave exit',
    text: '**Sign out** is at the bottom of the sidebar, below Profile and Settings. On a shared computer it also removes what you had typed but not sent, and this conversation.',
  },
  {
    id: 'dark-mode',
    title: 'Dark mode',
    words: 'dark light mode theme appearance colors night look system',
    page: paths.settings,
    text: 'Settings, tab **Appearance**: choose light, dark, or the same as your device.',
  },
  {
    id: 'preferences',
    title: 'Format of dates, currency and start page',
    words: 'language currency date format number start page preferences region shortcut off',
    page: paths.settings,
    text: 'Settings, tab **Preferences**: how dates, numbers and amounts are written, which page opens first, and whether single-key shortcuts are on.',
  },
  {
    id: 'notifications',
    title: 'Notifications',
    words: 'notification notifications bell alerts messages unread news read',
    page: paths.notifications,
    text: 'The bell at the top counts what is new: finished texts, changed statuses, near deadlines, badges and levels. **View all notifications** shows the read ones too, for 90 days.',
  },
  {
    id: 'notification-settings',
    title: 'Choose your notifications',
    words: 'notification settings turn off email push mute stop preferences unsubscribe',
    page: paths.settings,
    text: "Settings, tab **Notifications**: choose what you want to hear about, in Harambee and on this device. Notifications by email aren't available yet.",
  },
  {
    id: 'own-profile',
    title: 'Your own details',
    words: 'my name email phone address photo bio personal account user role own details profile',
    page: paths.profile,
    text: 'Profile at the bottom of the sidebar shows your name, email, phone and role. **Edit profile** changes all but the role, which an owner gives. A new email address takes effect once you have confirmed it.',
  },
  {
    id: 'delete-account',
    title: 'Delete your account or export your data',
    words: 'delete remove close account cancel data export leave gdpr erase organization',
    page: paths.settings,
    text: 'Settings, tab **Security**: you can download a copy of your data and delete your account. I cannot delete anything myself.',
  },
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts and the command palette',
    words: 'keyboard shortcut shortcuts keys palette command quick search jump cmd ctrl hotkey',
    text: '**Cmd+K** (Ctrl+K) opens the command palette: type a page, a proposal or what you want to do. **g** then **d**, **p**, **r** or **i** goes to Dashboard, Profiles, Proposals or Impact, and **c** creates something new.',
  },
  {
    id: 'offline',
    title: 'Working offline and installing Harambee',
    words: 'offline internet without connection network install app phone mobile home screen wifi no signal',
    text: 'Harambee works **offline**: pages you have opened stay readable, and changes are sent when the connection is back. You can install it from the banner that appears, or from the menu of your browser.',
  },
  {
    id: 'set-up',
    title: 'Setting up your organization',
    words: 'onboarding wizard setup set up first steps new here begin started getting whatsapp demo sample',
    page: paths.dashboard,
    text: 'After your first sign-in a short guide asks for your organization, can link WhatsApp, makes a sample proposal and gives you 10 points. You can skip any of it and do it later on the Profiles page.',
  },
  {
    id: 'support',
    title: 'Ask a person',
    words: 'support contact human person help problem bug complaint talk email us team harambee terms',
    text: 'The **Support** page, linked from the sign-in page and the foot of public pages, says how to reach the people behind Harambee.',
  },
];
