/** Whether a text is a phone number here: ten digits, in Laos eight to eleven (MNY-19, REG-7, REG-6). */
export const isPhone = (text: string, laos: boolean): boolean => (laos ? /^\d{8,11}$/ : /^\d{10}$/).test(text);
