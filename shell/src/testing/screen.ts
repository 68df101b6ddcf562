/** What the window is like in a test; a desk unless a test says otherwise before it shows anything. */
export const screenIs = { desktop: true, docked: true, standalone: false };
