/** The languages of the app, the panel and the presets. */
export type Language = 'th' | 'la' | 'en';
/** Languages of the site's operator, by country. */
export type SiteLanguage = Exclude<Language, 'en'>;
