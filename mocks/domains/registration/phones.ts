/** Whether a text is a phone number here: ten digits, in Laos eight to eleven (specification, section 5; readings 18, 56). */
export const isPhone = (text: string, laos: boolean): boolean => (laos ? /^\d{8,11}$/ : /^\d{10}$/).test(text);
