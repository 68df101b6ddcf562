/** The id of a field's control, from its Formik name. The error summary finds the field by it. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(/[^a-zA-Z0-9_-]+/g, '-').replace(/-$/, '')}`;
}
