/** The languages of the app, the panel and the presets. */
export type Language = 'th' | 'la' | 'en';
