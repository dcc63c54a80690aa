/** Styles are put into the bundle by its build. */
declare module '*.css';
