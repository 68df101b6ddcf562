/** The button of the top bar that opens the assistant. */
export const assistantButtonId = 'assistant-button';
/** The panel beside the page. */
export const assistantPanelId = 'assistant-panel';
