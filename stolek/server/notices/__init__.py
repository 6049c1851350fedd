"""What people are told while they are elsewhere: by web push, or by a webhook of their own."""
