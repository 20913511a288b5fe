interface Payment {
  method: string;
  phone: string;
  name: string;
  thanks: string;
}

/** The text that « Copier les informations de paiement » copies (spec §2, Support section). */
export function paymentText({ method, phone, name, thanks }: Payment): string {
  return [`Numéro : ${phone}`, `Nom : ${name}`, `Méthode : ${method}`, thanks].join('\n');
}
