/** The build puts styles into the bundle. */
declare module '*.css';
