let base: string | undefined;

/** Replaces the configured API base: for tests, and for hosts that know it only at run time. */
export function setApiBase(value: string): void {
  base = value.replace(/\/+$/, '');
}

/**
 * The base address of the API, without a trailing slash (DATA-17): the page's own origin unless the document
 * names another in `<meta name="api-base" content="https://...">`.
 */
export function apiBase(): string {
  if (base === undefined) {
    const named = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;
    setApiBase(named || window.location.origin);
  }
  return base as string;
}

/** The full address of a path of the API: `/api/auth/me`. */
export const apiUrl = (path: string): string => `${apiBase()}/${path.replace(/^\/+/, '')}`;
