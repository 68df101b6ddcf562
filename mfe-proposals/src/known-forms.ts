import { paths } from '@harambee/domain';

/** In the address of a new call: the known form that it begins from; empty for the list of them. */
export const knownFormKey = 'form';

/** The list of forms that come with Harambee, and of the organization's templates (CALL-05, CALL-07). */
export const knownFormsPath = `${paths.newCall}?${knownFormKey}=`;

/** A new call that begins from a form. */
export const knownFormPath = (id: string): string => `${knownFormsPath}${encodeURIComponent(id)}`;

/** A new call that begins with one of the organization's own templates. */
export const fromTemplatePath = (id: string): string => `${paths.newCall}?from=${encodeURIComponent(id)}`;
