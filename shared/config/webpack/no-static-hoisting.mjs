/**
 * In place of `hoist-non-react-statics`. Emotion and Formik call it in `withTheme` and `connect`, which nothing here
 * uses on a component with statics; it would cost the sign-in page a kilobyte.
 */
export default (target) => target;
