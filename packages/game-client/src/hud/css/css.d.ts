/** Allows importing stylesheets. The build puts them into the bundle. */
declare module '*.css';
