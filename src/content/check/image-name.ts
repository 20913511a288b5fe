/** The formats that the build can resize, as the ends of file names say them. */
const IMAGE_NAME = /\.(?:jpe?g|a?png|webp|gif|avif|tiff)$/i;

/** What is said of an image whose name ends otherwise: French, without a final stop. */
export const NO_IMAGE_NAME =
  'ne convient pas ; enregistrez-la en JPEG ou en PNG, sous un nom en « .jpg » ou « .png »';

/** Whether a file's name is that of an image which the site can show. */
export const isImageName = (name: string): boolean => IMAGE_NAME.test(name);
