/** The folder of the contact sheet, and of its pictures. */
export const sheet = 'test-results/engines';
export const shots = `${sheet}/shots`;
