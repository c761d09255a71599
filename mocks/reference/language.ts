/** The languages of the app, the panel and the presets. */
export type Language = 'th' | 'la' | 'en';
/** The languages in which operators of sites write: that of their country. */
export type SiteLanguage = Exclude<Language, 'en'>;
