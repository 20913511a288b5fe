/** Origin of the API that the desk saves through online, unless the build's environment names another. */
export const GITHUB_API = 'https://api.github.com';
