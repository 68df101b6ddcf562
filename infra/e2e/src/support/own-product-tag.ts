/** The tag of tests that ask for `ownProduct`: they run in a project with one worker. */
export const onOwnProduct = /@own-product/;
