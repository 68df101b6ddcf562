/** The tag of tests that use `ownProduct`; they run in a project with one worker. */
export const onOwnProduct = /@own-product/;
