declare module 'email-providers' {
  /** Domains, in lower case, at which anybody gets an email address. */
  const domains: readonly string[];
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default domains;
}
