/** Asks the panel's handle to open the panel where recordings are shown. Fires on the document. */
export const openRecorderEvent = 'kps-open-recorder';
